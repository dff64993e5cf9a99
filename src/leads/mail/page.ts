import Mustache from 'mustache';

/** Somewhere to go: a page, a call, a chat. */
export interface MailLink {
  readonly label: string;
  readonly href: string;
}

export interface MailRow {
  readonly label: string;
  readonly text: string;
  /** Where the text leads to. */
  readonly href?: string | undefined;
}

/** What a mail says, once: its HTML and its plain text are made of this. */
export interface MailPage {
  readonly title: string;
  readonly buttons: readonly MailLink[];
  readonly sections: readonly {
    readonly heading?: string;
    readonly rows: readonly MailRow[];
    /** Said below the rows. */
    readonly note?: string | undefined;
  }[];
}

const GREEN = '#0b6b4b';

/**
 * Tables and inline styles, since Outlook draws with Word and Gmail keeps little else. Colours are
 * left to the mail program, which knows whether it is dark; buttons have their own. A button is 44 px
 * high; Outlook ignores the padding of its link and takes that of the cell, and tables take no font
 * from what they stand in.
 */
const template = `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>{{title}}</title>
<!--[if mso]><style>h1, h2, p, th, td { font-family: Arial, sans-serif }</style><![endif]--></head>
<body style="margin:0; padding:0">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<div style="max-width:600px; padding:12px; font:16px/1.5 Arial,'Noto Sans Devanagari',sans-serif">
<h1 style="margin:0 0 12px; font-size:20px; line-height:1.4; overflow-wrap:anywhere">{{title}}</h1>
{{#buttonRows}}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed"><tr>
{{#buttons}}<td style="padding:0 8px 8px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" bgcolor="${GREEN}" style="border-radius:6px; mso-padding-alt:12px 4px"><a href="{{href}}" style="display:block; padding:12px 4px; border-radius:6px; background:${GREEN}; color:#ffffff; font-weight:bold; line-height:20px; text-decoration:none">{{label}}</a></td></tr></table></td>
{{/buttons}}</tr></table>{{/buttonRows}}
{{#sections}}{{#heading}}<h2 style="margin:20px 0 4px; font-size:17px; line-height:1.4">{{heading}}</h2>
{{/heading}}<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
{{#rows}}<tr><th align="left" valign="top" width="34%" style="padding:6px 8px 6px 0; border-top:1px solid #888888; overflow-wrap:anywhere">{{label}}</th><td valign="top" style="padding:6px 0; border-top:1px solid #888888; overflow-wrap:anywhere">{{#href}}<a href="{{href}}">{{text}}</a>{{/href}}{{^href}}{{#lines}}{{#next}}<br>{{/next}}{{line}}{{/lines}}{{/href}}</td></tr>
{{/rows}}</table>{{#note}}<p style="margin:6px 0 0">{{note}}</p>{{/note}}
{{/sections}}</div>
<!--[if mso]></td></tr></table><![endif]-->
</body></html>
`;

/** Subject and both bodies of a mail. */
export function renderMail(page: MailPage): { subject: string; text: string; html: string } {
  const { title, buttons, sections } = page;
  const buttonRows = [buttons.slice(0, 2), buttons.slice(2, 4)]
    .filter((row) => row.length > 0)
    .map((row) => ({ buttons: row }));
  return {
    subject: title,
    text: [
      title,
      buttons.map(({ label, href }) => `${label}: ${href}`).join('\n'),
      ...sections.map(({ heading, rows, note }) =>
        [heading, ...rows.map(textOf), note].filter(Boolean).join('\n'),
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: Mustache.render(template, {
      title,
      buttonRows,
      sections: sections.map(({ rows, ...section }) => ({ ...section, rows: rows.map(inLines) })),
    }),
  };
}

function textOf({ label, text, href }: MailRow): string {
  return `${label}: ${text}${href && href !== text ? ` (${href})` : ''}`;
}

/** Outlook knows line breaks as elements only. */
function inLines(row: MailRow) {
  return { ...row, lines: row.text.split('\n').map((line, index) => ({ line, next: index > 0 })) };
}
