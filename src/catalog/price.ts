const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** An amount in rupees as it is printed in India: 79500 is "₹79,500". */
export function formatPrice(amount: number): string {
  return rupees.format(amount);
}
