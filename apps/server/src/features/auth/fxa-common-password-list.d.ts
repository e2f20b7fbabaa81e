/** Mozilla's list: the 50,000 most used passwords of at least 8 characters, in lower case; it brings no types along. */
declare module 'fxa-common-password-list' {
  const list: { test(password: string): boolean };
  export default list;
}
