import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { LARGEST_ID } from '../db/row-id.ts';
import { refuseUncleanText } from './clean-text.ts';
import { issueSentence } from './issue-sentence.ts';
import { Problem } from './problem.ts';

/** Fastify's validator for the schemas of the contract; every refusal is a Problem that lists the fields. */
export const compileValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    try {
      if (httpPart === 'params') refuseImpossibleIds(data);
      if (httpPart === 'params' || httpPart === 'querystring') refuseUncleanText(data);
    } catch (error) {
      return { error: error as Error };
    }
    return readShape(schema, data);
  };

/** The value in a shape of the contract, or VALIDATION_FAILED with one entry a field and a readable summary. */
export function readShape<S extends z.ZodType>(
  shape: S,
  data: unknown,
): { readonly value: z.output<S>; readonly error?: never } | { readonly error: Problem } {
  const result = shape.safeParse(data, { error: issueSentence });
  return result.success ? { value: result.data } : { error: validationProblem(result.error, data) };
}

/** Ids that no row can have are not found; account ids of chat services are longer and no ids of ours. */
function refuseImpossibleIds(params: unknown): void {
  for (const [name, value] of Object.entries(params as Record<string, unknown>)) {
    const isId = /^(id|.*Id)$/.test(name) && name !== 'discordId';
    if (isId && /^\d+$/.test(String(value)) && Number(value) > LARGEST_ID) throw new Problem('NOT_FOUND');
  }
}

function validationProblem(error: z.ZodError, data: unknown): Problem {
  const fields = error.issues.slice(0, 50).map((issue) => ({
    field: issue.path.map(String).join('.'),
    code: codeOf(issue, data),
    message: issue.message,
  }));
  return new Problem('VALIDATION_FAILED', { fields });
}

function codeOf(issue: z.core.$ZodIssue, data: unknown): string {
  if (issue.code === 'custom') return typeof issue.params?.code === 'string' ? issue.params.code : 'custom';
  return issue.code === 'invalid_type' && valueAt(data, issue.path) === undefined ? 'required' : issue.code;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}
