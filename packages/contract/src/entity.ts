import type { Edit, Field, FieldName, Fields, ValueOf } from '@rondo/domain/entity';
import { hasForeignScheme } from '@rondo/domain/media';
import { z } from 'zod';
import { problemCodes } from './problem.ts';
import { line } from './texts.ts';
import { absent, lenientInt, lenientNumber } from './tolerant.ts';

type Shape<F extends Fields> = { [N in keyof F]: z.ZodType<ValueOf<F[N]>> };
type EditShape<F extends Fields> = {
  [N in keyof F]: z.ZodOptional<z.ZodType<Exclude<Edit<F>[N], undefined>>>;
};

/** The fields as replies have them. */
export function shapeOf<F extends Fields>(fields: F): Shape<F> {
  return mapped(fields, replied) as Shape<F>;
}

/** The keys that an edit may have; only those that are present change. */
export function editBody<F extends Fields>(fields: F): EditShape<F> {
  return mapped(fields, edited) as EditShape<F>;
}

function mapped<F extends Fields>(fields: F, make: (field: Field) => z.ZodType) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name as FieldName<F>, make(field)]),
  );
}

function replied(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return z.string();
    case 'flag':
      return z.boolean();
    case 'time':
      return z.iso.datetime();
    case 'texts':
      return z.array(z.string());
    case 'ids':
      return z.array(z.int());
    case 'decimal':
      return field.isOptional ? z.number().nullable() : z.number();
    case 'integer':
    case 'ref':
      return field.isOptional ? z.int().nullable() : z.int();
  }
}

function edited(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text': {
      const { most, blank } = field;
      const isAccepted = (text: string) => !field.isLink || !hasForeignScheme(text);
      const tidy = (value: unknown) => (typeof value === 'string' ? field.tidy(value) : value);
      const given = z.string().max(most).refine(isAccepted, FOREIGN_SCHEME);
      const filled = z.preprocess(tidy, z.string().min(1).max(most).refine(isAccepted, FOREIGN_SCHEME));
      if (blank === 'refused') return filled.optional();
      if (blank === 'ignored') return absent(filled);
      return z.preprocess((value) => tidy(value ?? ''), given).optional();
    }
    case 'flag':
      return absent(z.boolean());
    case 'ref':
      return absent(lenientInt(z.int().min(field.least)));
    case 'time':
      // ISO text, a day as YYYY-MM-DD, or milliseconds since 1970.
      return absent(z.union([z.string().max(100), z.number()]));
    case 'texts':
      return absent(z.array(line(field.mostEach)).max(field.most));
    case 'ids':
      return absent(z.array(lenientInt(z.int().min(1))).max(field.most));
    case 'integer': {
      const { least, most, isOptional } = field;
      return isOptional
        ? noneWhenBlank(lenientInt(withNone(z.int(), least, most).nullable()))
        : absent(lenientInt(z.int().min(least).max(most)));
    }
    case 'decimal': {
      const { least, most, isOptional } = field;
      return isOptional
        ? noneWhenBlank(lenientNumber(withNone(z.number(), least, most).nullable()))
        : absent(lenientNumber(z.number()));
    }
  }
}

const FOREIGN_SCHEME = { error: problemCodes.LINK_SCHEME[1], params: { code: 'LINK_SCHEME' } };

/** null, "" and 0 stand for none. What lies between 0 and the least is a mistake. */
function withNone(number: z.ZodNumber | z.ZodInt, least: number, most: number) {
  return number
    .min(Math.min(0, least))
    .max(most)
    .refine((value) => value === 0 || value >= least, { error: `Must be 0 or at least ${least}.` });
}

function noneWhenBlank(schema: z.ZodType) {
  return z.preprocess((value) => (value === '' ? null : value), schema).optional();
}
