import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('index.html', 'utf8');
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
const [, light, dark] =
  /--ground: light-dark\((#\w+), (#\w+)\)/.exec(readFileSync('src/ui/look/tokens.css', 'utf8')) ??
  [];

describe('the installed app', () => {
  it('colours the frame of its window as the ground of the page', () => {
    const colours = [...page.matchAll(/name="theme-color" content="(#\w+)"/g)].map(
      ([, hex]) => hex,
    );
    expect(colours).toEqual([light, dark]);
    expect(manifest).toMatchObject({ theme_color: light, background_color: light });
  });

  it('starts and stays where it was served from', () => {
    expect(manifest).toMatchObject({ start_url: './', scope: './' });
  });

  it('has an icon for every place', () => {
    const { icons } = manifest as { icons: { src: string; sizes: string; purpose?: string }[] };
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(icons.filter(({ src }) => !existsSync(`public/${src}`))).toEqual([]);
  });
});
