import { parseArgs } from 'node:util';
import { ROLES } from '../../e2e/support/screens.mjs';

const CHOICES = {
  role: ROLES,
  theme: ['dark', 'light'],
  lang: ['en', 'pl', 'cn'],
  width: ['320', '390', '768', '900', '1024', '1280', '1920'],
  contrast: ['normal', 'more', 'forced'],
};

/** What is looked at of a choice that is not named, where that is not everything. */
const USUAL = { contrast: ['normal'] };

/**
 * What to look at: every choice of role, theme, lang and width that was not narrowed, normal contrast unless another is
 * named, and a word that names must hold.
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      ...Object.fromEntries(Object.keys(CHOICES).map((name) => [name, { type: 'string', multiple: true }])),
    },
  });
  const options = { only: values.only };
  for (const [name, choices] of Object.entries(CHOICES)) {
    const wrong = (values[name] ?? []).filter((value) => !choices.includes(value));
    if (wrong.length) throw new Error(`--${name} ${wrong.join(', ')}: one of ${choices.join(', ')}, please`);
    options[name] = values[name] ?? USUAL[name] ?? choices;
  }
  return options;
}
