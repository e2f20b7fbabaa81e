const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rondo: every screen</title>
<style>
  body { margin: 0; background: #17161f; color: #f4f2fb; font: 14px/1.5 system-ui, sans-serif }
  form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px 24px; padding: 12px 16px; background: #17161f; border-bottom: 1px solid #34324a }
  label { margin-right: 8px; white-space: nowrap }
  input[type=search] { background: #242332; color: inherit; border: 1px solid #4b4868; border-radius: 4px; padding: 4px 8px }
  main { display: flex; flex-wrap: wrap; gap: 16px; padding: 16px; align-items: flex-start }
  figure { margin: 0; max-width: 420px }
  figure[data-width="390"] { max-width: 200px }
  img { width: 100%; max-height: 420px; object-fit: cover; object-position: top; border: 1px solid #34324a; border-radius: 4px }
  figcaption { color: #b4b0c8; overflow-wrap: anywhere }
  .trouble { color: #fbbf24 }
</style>
<form></form>
<main></main>
<script>
const shots = /*SHOTS*/[];
const form = document.querySelector('form');
const main = document.querySelector('main');
const facets = ['role', 'theme', 'lang', 'width', 'contrast'];
form.innerHTML = '<input type="search" name="name" placeholder="name">' + facets.map((facet) =>
  '<span>' + [...new Set(shots.map((shot) => shot[facet]))].map((value) =>
    '<label><input type="checkbox" checked name="' + facet + '" value="' + value + '"> ' + value + '</label>').join('') + '</span>').join('');
function show() {
  const data = new FormData(form);
  const word = data.get('name').toLowerCase();
  main.replaceChildren(...shots
    .filter((shot) => shot.name.includes(word) && facets.every((facet) => data.getAll(facet).includes(shot[facet])))
    .map((shot) => {
      const figure = document.createElement('figure');
      figure.dataset.width = shot.width;
      const link = Object.assign(document.createElement('a'), { href: shot.file, target: '_blank' });
      link.append(Object.assign(new Image(), { src: shot.file, loading: 'lazy', alt: shot.name }));
      const caption = document.createElement('figcaption');
      caption.textContent = [shot.name, ...facets.map((facet) => shot[facet])].join(' · ');
      figure.append(link, caption);
      for (const text of shot.trouble) figure.append(Object.assign(document.createElement('div'), { className: 'trouble', textContent: text }));
      return figure;
    }));
}
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();
</script>
`;

/** One page with all pictures, narrowed by name, role, theme, language and width. */
export function indexPage(shots) {
  const data = JSON.stringify(shots).replaceAll('<', '\\u003c');
  return PAGE.replace('/*SHOTS*/[]', () => data);
}
