// Loaded into the measured server before anything else: reports its memory when asked.
process.on('message', (question) => {
  if (question === 'memory') process.send?.(process.memoryUsage());
});
process.channel?.unref();
