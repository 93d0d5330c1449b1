// Says in one line what to do when the toolchain's own Node is not the one running. Plain old syntax.
const major = Number(process.versions.node.split('.')[0]);
if (major < 22) {
  console.error(
    `This project runs on Node 22 or newer and found ${process.version}. Run "npm ci" without --omit=optional, which brings its own, and start scripts through npm.`,
  );
  process.exit(1);
}
