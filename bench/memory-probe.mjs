// Loaded into the measured server before anything else: tells its memory when it is asked.
process.on('message', (question) => {
  if (question === 'memory') process.send?.(process.memoryUsage());
});
process.channel?.unref();
