/** Of this program, as the site's footer shows it. */
export const version = '1.1.0';
