import { z } from 'zod';
import { checkEnvironment, type Environment } from './environment.ts';

/** ANALYTICS_ID: a property of Google Analytics 4, or a container of Google Tag Manager. */
export const analyticsIdVariable = z
  .string()
  .regex(
    /^(?:G|GTM)-[A-Z\d]{4,14}$/,
    'ANALYTICS_ID must be the id of a Google Analytics property (G-XXXXXXXXXX) or of a Tag Manager container (GTM-XXXXXXX).',
  )
  .optional();

/**
 * With what visits are measured, if the visitor agrees; undefined: with nothing. The build writes it
 * into every page, and the server reads it there (docs/decisions/0073). Throws a SettingsError.
 */
export function readAnalyticsId(environment: Environment): string | undefined {
  const schema = z.object({ ANALYTICS_ID: analyticsIdVariable });
  return checkEnvironment(schema, environment).ANALYTICS_ID;
}

/** The id that a built page measures with. */
export function analyticsIdIn(html: string): string | undefined {
  return / data-analytics-id="((?:G|GTM)-[A-Z\d]+)"/.exec(html)?.[1];
}
