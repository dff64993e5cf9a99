/** How the audit's robot calls itself, in its requests and in what we say of it. */
export const robotName = (brandWord: string): string => `${brandWord.replaceAll(/\W/g, '')}Audit`;
