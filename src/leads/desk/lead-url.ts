/** The address of a lead's page in the inbox; undefined when there is no inbox to link to. */
export function leadUrl(inboxUrl: URL | undefined, id: string): string | undefined {
  return inboxUrl && new URL(`/leads/${id}`, inboxUrl).href;
}
