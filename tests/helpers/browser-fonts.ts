import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './node-process.ts';

/**
 * How wide letters are: a number of whole pixels, as with full hinting, or as they are drawn, as most
 * desktops have it, phones and macOS. Lines break elsewhere.
 */
export type LetterWidths = 'whole' | 'fractional';

/** Android's, which pages use until their own type is there (src/site/styles/fonts.css). */
const families = ['roboto', 'noto-sans-devanagari'].flatMap((family) =>
  ['400Regular', '700Bold'].map((weight) =>
    join(projectRoot, 'node_modules', '@expo-google-fonts', family, weight),
  ),
);

/**
 * What makes letters in the tests' Chromium the same on every Linux: this type and no other, whatever
 * is installed and set there. (Elsewhere there is no fontconfig, and widths are fractional.)
 * @returns arguments and environment to start it with; a headless shell asks the former about type
 *   that comes with a page, a whole Chromium asks fontconfig
 */
export function browserFonts(letters: LetterWidths): {
  args: string[];
  env: Record<string, string>;
} {
  const hinting = letters === 'whole' ? 'full' : 'slight';
  const settings = { hinting: 'true', autohint: 'false', antialias: 'true' };
  const edits = [
    ...Object.entries(settings).map(([name, value]) => [name, `<bool>${value}</bool>`]),
    ['hintstyle', `<const>hint${hinting}</const>`],
    ['rgba', '<const>none</const>'],
  ].map(([name, value]) => `<edit name="${name}" mode="assign">${value}</edit>`);
  const folder = join(projectRoot, '.cache', 'fonts');
  const file = join(folder, `${letters}.conf`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${families.map((family) => `<dir>${family}</dir>`).join('\n')}
<cachedir>${folder}</cachedir>
${['pattern', 'font'].map((target) => `<match target="${target}">${edits.join('')}</match>`).join('\n')}
</fontconfig>
`,
  );
  return {
    args: [`--font-render-hinting=${letters === 'whole' ? 'full' : 'none'}`],
    env: { FONTCONFIG_FILE: file },
  };
}
