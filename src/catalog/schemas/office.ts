import { z } from 'astro/zod';
import { phone } from './phone.ts';
import { photo, type WithImage } from './photo.ts';
import { group } from './shapes.ts';
import { line, order, sample } from './text.ts';

/** content/offices/*.yaml: an office. What it does not say of itself it shares with content/site.yaml. */
export const officeSchema = group(
  'An office: a card on the contact page, a pin on the map. The e-mail is the shared one',
  {
    sample: sample,
    order: order,
    city: line(30).describe('City, large on the card: Delhi'),
    area: line(30).describe('Part of the city: Rohini'),
    address: group('As it stands on a letter; maps and search engines read it, too', {
      street: line(90).describe('House, street and sector'),
      locality: line(40).describe('City as the post writes it'),
      region: line(40).describe('State'),
      postalCode: z
        .string()
        .regex(/^\d{6}$/, { error: 'must be a PIN code of six digits in quotes: "110085".' })
        .describe('PIN code'),
    }),
    phone: phone
      .optional()
      .describe(
        'Number of this office alone: +91 120 456 7890. Empty: the shared one, as for the head office',
      ),
    whatsapp: phone
      .optional()
      .describe('Where this office answers chats. Empty: its card names none'),
    landmark: line(80).describe('How visitors find it: metro station, gate, floor'),
    photo: photo.optional().describe('The office, on its card'),
    coordinates: group(
      'Where its pin stands on the map; a map service shows both on a right click',
      {
        latitude: z
          .number()
          .min(6)
          .max(38)
          .describe('Degrees north, as exact as known: two decimals are a quarter, four a house'),
        longitude: z.number().min(68).max(98).describe('Degrees east'),
      },
    ),
  },
);

type Fields = z.infer<typeof officeSchema>;

/** An office that can be called: by its own number or by the shared one. */
export type Office = WithImage<Fields, 'photo'> & { phone: NonNullable<Fields['phone']> };
