// Loaded before every command, in words that old versions of Node understand as well: where Node is too old, nothing
// else is loaded.
const oldest = require('../package.json').engines.node.replace('>=', '');

const [major, minor] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = oldest.split('.').map(Number);
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(`Rondo needs Node ${oldest} or newer; this is ${process.version} (${process.execPath}).`);
  process.exit(1);
}
