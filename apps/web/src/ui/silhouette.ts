/** Dark ground and light shape; white stands on each ground at 4.5:1 or better. */
const pairs = [
  ['#3b3560', '#8d7be0'],
  ['#2e4a57', '#6fb7c9'],
  ['#5a3448', '#d98aa6'],
  ['#4c4327', '#cdb066'],
  ['#2f4a3a', '#7dbe95'],
  ['#513828', '#d69a70'],
  ['#34405e', '#86a3de'],
  ['#473455', '#b98ad6'],
] as const;

/** The same name always gets the same disc. `turn` in degrees. */
export function silhouetteColours(name: string): { ground: string; light: string; turn: number } {
  let hash = 2166136261;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  const seed = hash >>> 0;
  const [ground, light] = pairs[seed % pairs.length] ?? pairs[0];
  return { ground, light, turn: (seed >>> 8) % 360 };
}
