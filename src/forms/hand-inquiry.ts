import type { Form } from './form.ts';
import { inquiry } from './inquiry.ts';

/** The source of an inquiry that somebody wrote down. No form can send it: it would become `home`. */
export const HAND_SOURCE = 'telephone';

/** An inquiry that came by telephone or in person. */
export const handInquiry: Form = { ...inquiry, title: 'Lead added by hand' };
