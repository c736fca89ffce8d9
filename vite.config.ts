import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // The content security policy allows no inline script, no data: fonts and no data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
