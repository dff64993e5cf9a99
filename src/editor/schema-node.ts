import { type core, z } from 'astro/zod';
import { explain } from '../catalog/load/mistakes.ts';

type Bounds = 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum';
type Said = 'type' | 'title' | 'description' | 'default' | 'required' | 'format' | 'pattern';
type Standard = Readonly<Pick<core.JSONSchema.JSONSchema, Bounds | Said>>;

/** A part of a JSON Schema, with what our schemas say beside the standard (`meta` in src/catalog/schemas). */
export interface SchemaNode extends Standard {
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number | boolean)[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: SchemaNode | false;
  readonly items?: SchemaNode | false;
  /** Of a list whose items are laid down, in their order. */
  readonly laidDown?: boolean;
  /** A copy of the entry begins without it. */
  readonly notCopied?: boolean;
  readonly oneOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly minWords?: number;
  readonly maxWords?: number;
  /** Folder of content whose entries the text names. */
  readonly entryOf?: string;
  /** The text names a file of content/pictures. */
  readonly picture?: boolean;
  /** What the name of its file is, where that is not its page's alone. */
  readonly slug?: string;
  /** What the build says to a text that does not have its form. */
  readonly sentence?: string;
}

/** No editor writes it, so that every pattern refuses it. */
const NEVER_RIGHT = '\u0000';

/** A schema as data: what an editor writes, before the build makes something else of it. */
export function schemaNode(schema: z.ZodType): SchemaNode {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (typeof jsonSchema.pattern !== 'string') return;
      const { error } = z.safeParse(zodSchema, NEVER_RIGHT, { error: explain });
      const said = error?.issues[0]?.message.replace(/^is ".*?", which /, '');
      if (said) jsonSchema.sentence = `This ${said}`;
    },
  }) as SchemaNode;
}
