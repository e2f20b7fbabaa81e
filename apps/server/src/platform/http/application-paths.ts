import screens from './screens.gen.json' with { type: 'json' };

/** The paths of the web app's screens; `$id` and its like stand for digits. */
const applicationPaths = screens.flatMap(({ path, formerPath }) => [path, formerPath ?? []].flat());

const patterns = applicationPaths.map((path) => path.slice(1).replaceAll(/\$\w+/g, '\\d{1,10}'));
const anyPage = new RegExp(`^/(?:${patterns.join('|')})/?$`);

/** Whether the web app has a page at that path (without its query). */
export function isApplicationPath(path: string): boolean {
  return anyPage.test(path) && path !== '//';
}
