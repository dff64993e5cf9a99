/** An inquiry's success is also said in a green toast for 3 s (specification, section 9). */
export const inquiryOutcomes = { toasts: { say: ['sent'], forMs: 3000 } } as const;
