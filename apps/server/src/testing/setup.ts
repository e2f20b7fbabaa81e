// What is written belongs to the test that runs: vitest shows it where that one fails. It sees its own console only.
for (const stream of [process.stdout, process.stderr])
  stream.write = (text: string | Uint8Array) => {
    console.log(String(text).trimEnd());
    return true;
  };
