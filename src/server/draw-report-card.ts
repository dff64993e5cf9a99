import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { Typesetter } from '../site/fonts/type-setting.ts';

// A process of its own (report-cards.ts): writes the PNG of a card to its output.
const [, , renderer = '', card = ''] = process.argv;
const { drawCard } = await import(pathToFileURL(renderer).href);
const [display, text] = await Promise.all([Typesetter.open(750), Typesetter.open(620)]);
const drawing = drawCard(JSON.parse(card), display, text);
const picture = await sharp(Buffer.from(drawing)).png({ palette: true, effort: 4 }).toBuffer();
process.stdout.write(picture);
