import { z } from 'astro/zod';
import { foldPath } from '../../platform/http/fold-path.ts';
import { namesIn } from '../load/folder.ts';
import { explainHref, FILES, isKnownHref, MACHINE_FILES, routes } from '../routes.ts';
import { group } from './shapes.ts';
import { externalUrl } from './text.ts';

const machineFiles: ReadonlySet<string> = new Set(MACHINE_FILES);
/** Also what waits for its day: it must not find its address taken. */
const isTaken = (path: string) =>
  [...routes(undefined, namesIn), ...FILES, ...MACHINE_FILES]
    .map(foldPath)
    .includes(foldPath(path));

const from = z.string().superRefine((path, context) => {
  if (!/^\/[^?#%\s]*$/.test(path)) {
    context.addIssue(
      `is "${path}". Write the old path alone, such as /old-page: beginning with /, without ?, #, % and spaces.`,
    );
  } else if (isTaken(path)) {
    context.addIssue(`is "${path}", which is a page or file of this site. Remove these lines.`);
  }
});

const to = z.string().superRefine((target, context) => {
  if (isKnownHref(target) || machineFiles.has(target) || externalUrl.safeParse(target).success) {
    return;
  }
  context.addIssue(explainHref(target));
});

/** content/redirects.yaml: addresses that have moved or gone. */
export const redirectsSchema = group(
  'Addresses that have moved, with the page that is there now, and those that have gone for good',
  {
    redirects: z
      .array(
        z
          .strictObject({
            from: from.describe(
              'What follows our name in the old address: /old-offers. Letter case and a last slash do not count',
            ),
            to: to
              .optional()
              .describe('The page that is there now: /packages/seo. Or an https address elsewhere'),
            gone: z
              .literal(true)
              .optional()
              .describe('In place of `to`: there is nothing any more'),
          })
          .refine((entry) => Boolean(entry.to) !== Boolean(entry.gone), {
            error: 'has to say where it leads or that it has gone. Write either to or gone: true.',
          }),
      )
      .superRefine((list, context) => {
        const paths = list.map((entry) => foldPath(entry.from));
        paths.forEach((path, index) => {
          const first = paths.indexOf(path);
          if (first === index) return;
          context.addIssue({
            code: 'custom',
            path: [index, 'from'],
            message: `is "${list[index]?.from}", as item ${first + 1} is already. Remove one of them.`,
          });
        });
      })
      .describe(
        'An entry each; visitors of an old address are led on, so that no link of others breaks',
      ),
  },
).meta({ title: 'Addresses that have moved' });
