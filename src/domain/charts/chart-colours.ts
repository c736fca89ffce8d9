/** A colour of a chart in each theme. */
export interface ChartColour {
  readonly light: string;
  readonly dark: string;
}

/**
 * The fixed palette (§9): twelve hues in two lightnesses, made in OKLCH. Neighbours differ in hue and lightness, so that
 * users with colour blindness can distinguish them. Each colour has a contrast of 3:1 to the surface of its theme.
 */
export const chartColours: readonly ChartColour[] = [
  { light: '#095350', dark: '#62ddd5' },
  { light: '#c16d45', dark: '#ba673f' },
  { light: '#2a4482', dark: '#abc5fe' },
  { light: '#9d8519', dark: '#977e0d' },
  { light: '#672e63', dark: '#eface8' },
  { light: '#549957', dark: '#4d9351' },
  { light: '#78292e', dark: '#fdadac' },
  { light: '#2591c4', dark: '#1b8abd' },
  { light: '#653e01', dark: '#f4b974' },
  { light: '#8c76c6', dark: '#8670c0' },
  { light: '#424e02', dark: '#bcd17d' },
  { light: '#c1657c', dark: '#ba5f76' },
  { light: '#762f06', dark: '#feb18e' },
  { light: '#6284ce', dark: '#5d7dc8' },
  { light: '#564700', dark: '#dcc56f' },
  { light: '#ae6aa8', dark: '#a864a2' },
  { light: '#15561d', dark: '#98d999' },
  { light: '#c46668', dark: '#bd6062' },
  { light: '#064e6d', dark: '#80d1ff' },
  { light: '#b47825', dark: '#ad721c' },
  { light: '#4d397c', dark: '#cabafd' },
  { light: '#7d9034', dark: '#778a2d' },
  { light: '#762840', dark: '#ffaabd' },
  { light: '#139a94', dark: '#14938d' },
];
