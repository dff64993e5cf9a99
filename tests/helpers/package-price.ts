import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a package costs in rupees, as its owner has it in content. */
export function packagePrice(slug: string): number {
  const { price, samePriceAs } = parse(readFileSync(`content/packages/${slug}.yaml`, 'utf8'));
  return price ?? packagePrice(samePriceAs);
}
