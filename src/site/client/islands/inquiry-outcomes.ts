/** An inquiry's failure is said in the form; its success in a green toast for 3 s (specification, section 9). */
export const inquiryOutcomes = {
  says: ['failed'],
  toasts: { say: ['sent'], forMs: 3000 },
} as const;
