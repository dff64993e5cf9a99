const explained: Readonly<Record<string, string>> = {
  'no time token':
    'The form was sent without the scripts of the page. Some people do that, and many spam programs.',
  'a time token that is not ours':
    'Something that our page adds to the form was made up. Most likely a spam program.',
  'an old time token': 'The form was opened more than a day before it was sent.',
  'sent within 2 s':
    'The form was sent within 2 seconds. People need longer, unless their browser fills it in.',
  'many from this address': 'Many forms came from the same connection within a minute.',
};

/** What looks like spam about a lead, said for people who have to decide. */
export function spamInWords(signal: string): string {
  return explained[signal] ?? signal;
}
