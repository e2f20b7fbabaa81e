/** Longest texts that the chat service takes, in UTF-16 units. */
const longest = { title: 256, description: 4096 } as const;
const mostEmbeds = 10;
const mostFields = 25;
const mostOfAll = 6000;

/** What the chat service would say against a message; null when it takes it. */
export function messageProblem(message: any): string | null {
  const { content = '', embeds = [], username = 'Captain Hook', allowed_mentions } = message ?? {};
  if (typeof content !== 'string' || content.length > 2000)
    return 'content: Must be 2000 or fewer in length.';
  if (username.length < 1 || username.length > 80) return 'username: Must be between 1 and 80 in length.';
  if (!Array.isArray(embeds) || embeds.length > mostEmbeds)
    return `embeds: Must be ${mostEmbeds} or fewer in length.`;
  if (content === '' && embeds.length === 0) return 'Cannot send an empty message';
  for (const [index, embed] of embeds.entries()) {
    const problem = embedProblem(embed);
    if (problem !== null) return `embeds.${index}.${problem}`;
  }
  if (embeds.reduce((sum: number, embed: any) => sum + lengthOf(embed), 0) > mostOfAll)
    return `embeds: Embed size exceeds maximum size of ${mostOfAll}`;
  return mentionsProblem(allowed_mentions);
}

function embedProblem(embed: any): string | null {
  for (const [name, most] of Object.entries(longest))
    if ((embed[name]?.length ?? 0) > most) return `${name}: Must be ${most} or fewer in length.`;
  if ((embed.author?.name?.length ?? 0) > 256) return 'author.name: Must be 256 or fewer in length.';
  if ((embed.footer?.text?.length ?? 0) > 2048) return 'footer.text: Must be 2048 or fewer in length.';
  if (
    embed.color !== undefined &&
    !(Number.isInteger(embed.color) && embed.color >= 0 && embed.color <= 0xffffff)
  )
    return 'color: int value should be less than or equal to 16777215.';
  if (embed.timestamp !== undefined && Number.isNaN(Date.parse(embed.timestamp)))
    return 'timestamp: Could not parse.';
  const urls = [embed.url, embed.author?.url, embed.author?.icon_url, embed.image?.url, embed.thumbnail?.url];
  if (urls.some((url) => url !== undefined && !/^https?:\/\/./.test(url)))
    return 'url: Not a well formed URL.';
  const fields = embed.fields ?? [];
  if (fields.length > mostFields) return `fields: Must be ${mostFields} or fewer in length.`;
  for (const { name, value } of fields) {
    if (!(name?.length >= 1 && name.length <= 256))
      return 'fields.name: Must be between 1 and 256 in length.';
    if (!(value?.length >= 1 && value.length <= 1024))
      return 'fields.value: Must be between 1 and 1024 in length.';
  }
  return null;
}

function lengthOf({ title = '', description = '', author, footer, fields = [] }: any): number {
  const texts = [title, description, author?.name ?? '', footer?.text ?? ''];
  for (const { name, value } of fields) texts.push(name, value);
  return texts.join('').length;
}

function mentionsProblem(mentions: any): string | null {
  if (mentions === undefined) return null;
  const { parse = [], roles = [] } = mentions;
  if (parse.some((kind: string) => !['roles', 'users', 'everyone'].includes(kind)))
    return 'allowed_mentions.parse: Value must be one of (roles, users, everyone).';
  if (parse.includes('roles') && roles.length > 0)
    return 'allowed_mentions: parse:["roles"] and roles are mutually exclusive.';
  return null;
}
