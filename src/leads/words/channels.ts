import type { ChannelName } from '../../storage/schema.ts';

/** What staff call the ways for leads to leave the house. */
export const channelWords: Readonly<Record<ChannelName, string>> = {
  'inquiry-relay': 'Relay of inquiries',
  'callback-relay': 'Relay of callbacks',
  'proposal-sheet': 'Sheet of proposals',
  'comment-sheet': 'Sheet of comments',
  mail: 'Mail',
  webhook: 'Webhook',
};
