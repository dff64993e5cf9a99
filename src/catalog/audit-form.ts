import { filled } from './queries.ts';

/** Words of the address field, wherever it stands. */
export async function getAuditFormWords() {
  const { form } = await filled('auditReport');
  const { form: common } = await filled('interface');
  return { ...form, honeypot: common.honeypot };
}

export type AuditFormWords = Awaited<ReturnType<typeof getAuditFormWords>>;
