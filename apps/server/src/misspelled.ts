import { nearestWord } from '@rondo/domain/text';

/** One line for each variable whose name is a slip away from a setting's, and which is therefore not read. */
export function misspelled(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] {
  return Object.entries(env).flatMap(([given, value]) => {
    const meant = value === '' || names.includes(given) ? null : nearestWord(given.toUpperCase(), names, 1);
    return meant === null || Object.hasOwn(env, meant)
      ? []
      : [`There is no setting ${given}. Is ${meant} meant?`];
  });
}
