/** Where a reader can hand an article on, and the address that does it without a script. */
export function shareAddresses(title: string, url: string) {
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  return [
    {
      name: 'WhatsApp',
      icon: 'brand-whatsapp',
      href: `https://wa.me/?${query({ text: `${title}\n${url}` })}`,
    },
    {
      name: 'LinkedIn',
      icon: 'brand-linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    },
    {
      name: 'X',
      icon: 'brand-x',
      href: `https://x.com/intent/post?${query({ text: title, url })}`,
    },
  ] as const;
}
