/** An amount in rupees as it is printed in India: 279500 is "₹2,79,500". */
export function formatPrice(amount: number): string {
  return `₹${Math.round(amount).toLocaleString('en-IN')}`;
}

/** What a client pays in the end, in whole rupees. */
export function withGst(amount: number, rate: number): number {
  return Math.round(amount * (1 + rate / 100));
}
