import type { Plugin } from 'postcss';
import { media } from '../styles/media.ts';

const conditions = new Map<string, string>(Object.entries(media));

/**
 * PostCSS: puts its condition where a style sheet names one, so that scripts and style sheets share
 * them. Own lines in place of postcss-custom-media, which reads no TypeScript and lets a misspelt
 * name pass.
 */
export const namedMedia: Plugin = {
  postcssPlugin: 'named-media',
  AtRule: {
    media: (rule) => {
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        const condition = conditions.get(name);
        if (condition) return condition;
        throw rule.error(
          `src/site/styles/media.ts has no "${name}". It has ${[...conditions.keys()].join(', ')}.`,
        );
      });
    },
  },
};
