import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { loginPage } from './scripts/build/login-page.ts';
import { precompress } from './scripts/build/precompress.ts';

export default defineConfig({
  plugins: [react(), loginPage(), precompress()],
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // The content security policy allows no inline script, no data: fonts and no data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
