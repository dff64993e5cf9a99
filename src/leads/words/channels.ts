import type { ChannelName } from '../../platform/database/schema.ts';

/** What staff call the ways for leads to leave the house. */
export const channelWords: Readonly<Record<ChannelName, string>> = {
  'inquiry-relay': 'Relay for inquiries',
  'callback-relay': 'Relay for callbacks',
  'proposal-sheet': 'Spreadsheet of proposals',
  'comment-sheet': 'Spreadsheet of comments',
  mail: 'Mail to the team',
  webhook: 'Webhook (CRM or chat)',
};
