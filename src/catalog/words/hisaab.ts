/** What a worked example takes for granted; content/packages/Ads-management.yaml names it. */
export interface HisaabAssumptions {
  /** Rupees for a click. */
  readonly click: number;
  /** Calls from a hundred clicks of people who can buy. */
  readonly calls: number;
  /** Per cent of the budget that each kind of waste takes. */
  readonly wasted: readonly number[];
  /** Per cent of the waste that can be stopped. */
  readonly stopped: number;
  /** Rupees a month. */
  readonly fee: number;
}

/** Calls, and what one costs. */
const counted = (useful: number, paid: number, { click, calls }: HisaabAssumptions) => {
  const count = (useful / click) * (calls / 100);
  return { calls: Math.round(count), each: Math.round(paid / count) };
};

/** Where an ad budget goes today, and where once the waste is struck out and our fee is paid. */
export function hisaab(budget: number, assumed: HisaabAssumptions) {
  const { wasted, stopped, fee } = assumed;
  const losses = wasted.map((share) => Math.round((budget * share) / 100));
  const left = budget - losses.reduce((sum, loss) => sum + loss, 0);
  const saved = ((budget - left) * stopped) / 100;
  const today = counted(left, budget, assumed);
  const ours = counted(left + saved, budget + fee, assumed);
  return { losses, left, today, ours, pays: ours.each < today.each };
}
