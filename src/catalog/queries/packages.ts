import { chosenLine } from '../../forms/chosen-line.ts';
import { oncePerBuild } from '../load/once-per-build.ts';
import type { PackageContent, Period } from '../schemas/package.ts';
import type { PackagePages } from '../schemas/package-pages.ts';
import { contactLink } from '../words/contact-link.ts';
import { pricedOf, pricePerMonth } from '../words/price.ts';
import { formatPrice, withGst } from '../words/rupees.ts';
import { entriesOf, filled } from './entries.ts';

/** What every package has: for the comparison, the contact form, the brochure and machines. */
export interface Offer {
  /** Last part of the route, and the value of `?package=` in links to the contact page. */
  readonly slug: string;
  readonly route: `/packages/${string}`;
  readonly title: string;
  readonly description: string;
  /** Rupees, without GST. */
  readonly amount: number;
  /** "₹79,500" */
  readonly price: string;
  /** "per month" */
  readonly period: string;
  readonly paysFor: Period;
  /** The price of one month in rupees, rounded. */
  readonly monthlyAmount: number;
  readonly gst: string;
  /** "₹60,000 + 18% GST = ₹70,800" */
  readonly withGst: string;
  /** "₹22,000 per month, exclusive of GST" */
  readonly display: string;
  /** Where "Get Started Now" leads: the contact form, which then begins with this package. */
  readonly contact: string;
  /** How it is paid, and what leaving costs. */
  readonly beside: string;
  readonly suits: string;
  readonly shows: string;
}

/** A package: what its page holds, and what is offered. */
export type Package = PackageContent & { readonly offer: Offer };

/** Where the words of a period stand in content/package-pages.yaml: a form can't have spaces in a name. */
const WORDS = { 'per year': 'year', 'per month': 'month', 'for 6 months': 'halfYear' } as const;

/** The packages, in the order of the header's menu. */
export const getPackages = oncePerBuild(readPackages);

async function readPackages(): Promise<Package[]> {
  const [{ button, gst, gstRate, periods }, packages] = await Promise.all([
    filled('packagePages'),
    entriesOf('packages'),
  ]);
  return packages.map(({ id: slug, ...page }) => {
    const { price: amount, period: paysFor } = pricedOf(page, packages);
    const period = periods[WORDS[paysFor]];
    const price = formatPrice(amount);
    const offer: Offer = {
      slug,
      route: `/packages/${slug}`,
      title: page.title,
      description: page.meta.description,
      amount,
      price,
      period,
      paysFor,
      monthlyAmount: pricePerMonth(amount, paysFor),
      gst,
      withGst: `${price} + ${gstRate}% GST = ${formatPrice(withGst(amount, gstRate))}`,
      display: `${price} ${period}, ${gst}`,
      contact: contactLink(button, { package: slug }),
      ...page.comparison,
      beside: page.facts.beside,
    };
    return { ...page, offer };
  });
}

/** What a buyer asks before signing, each label with its answer. */
export const factRows = (
  { pay, have, back, leave }: Package['facts'],
  labels: Omit<PackagePages['facts'], 'heading'>,
): readonly (readonly [label: string, text: string])[] => [
  [labels.pay, pay],
  [labels.have, have],
  [labels.back, back],
  [labels.leave, leave],
];

/** The package whose page is composed like this. */
export function packageOf<Variant extends Package['variant']>(
  packages: readonly Package[],
  variant: Variant,
): Extract<Package, { variant: Variant }> {
  const isOne = (page: Package): page is Extract<Package, { variant: Variant }> =>
    page.variant === variant;
  const found = packages.find(isOne);
  if (!found) throw new Error(`content/packages has no package of the variant "${variant}".`);
  return found;
}

/**
 * What stands above the proposal form, by the query that a page's buttons lead there with:
 * `package=seo`, `service=ai-seo-services`.
 */
export async function getChoices(): Promise<Record<string, string>> {
  const packages = (await getPackages()).map(({ offer: { slug, title, price } }) => [
    `package=${slug}`,
    chosenLine(title, price),
  ]);
  const { chosenService } = (await filled('contact')).proposal;
  const services = (await entriesOf('services')).map(({ id, title }) => [
    `service=${id}`,
    chosenLine(title, chosenService),
  ]);
  return Object.fromEntries([...packages, ...services]);
}
