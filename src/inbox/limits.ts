/** As long as the message of a form. */
export const NOTE_MAX = 3000;
/** Names of people, as in the forms. */
export const NAME_MAX = 100;
/** Ten crore rupees: who is worth more is written in a note. */
export const WORTH_MAX = 100_000_000;
/** Everything that is typed into one line. */
export const LINE_MAX = 150;
