/** Instructions of a classic BPF program for seccomp: load a word, compare, return. */
const load = 0x20;
const jumpIfEqual = 0x15;
const jumpIfAtLeast = 0x35;
const answer = 0x06;
const allow = 0x7fff0000;
const refuse = 0x00050001; // EPERM
const kill = 0x80000000;

/**
 * Machine tokens of the kernel, and its numbers of socket, ptrace, process_vm_readv, process_vm_writev, kill, tkill,
 * io_uring_setup, pidfd_open, pidfd_send_signal and pidfd_getfd.
 */
const machines: Partial<Record<NodeJS.Architecture, { token: number; calls: readonly number[] }>> = {
  x64: { token: 0xc000003e, calls: [41, 101, 310, 311, 62, 200, 425, 434, 424, 438] },
  arm64: { token: 0xc00000b7, calls: [198, 117, 270, 271, 129, 130, 425, 434, 424, 438] },
};

/**
 * A seccomp filter that refuses new sockets of any kind, and access to other processes. Undefined for unknown machines.
 */
export function socketFilter(machine: NodeJS.Architecture = process.arch): Buffer | undefined {
  const known = machines[machine];
  if (!known) return undefined;
  const { token, calls } = known;
  const program: [code: number, ifTrue: number, ifFalse: number, value: number][] = [
    [load, 0, 0, 4],
    [jumpIfEqual, 1, 0, token],
    [answer, 0, 0, kill],
    [load, 0, 0, 0],
    // Calls of x32 have other numbers.
    [jumpIfAtLeast, calls.length + 1, 0, 0x40000000],
    ...calls.map((call, at): [number, number, number, number] => [jumpIfEqual, calls.length - at, 0, call]),
    [answer, 0, 0, allow],
    [answer, 0, 0, refuse],
  ];
  const bytes = Buffer.alloc(program.length * 8);
  for (const [at, [code, ifTrue, ifFalse, value]] of program.entries()) {
    bytes.writeUInt16LE(code, at * 8);
    bytes.writeUInt8(ifTrue, at * 8 + 2);
    bytes.writeUInt8(ifFalse, at * 8 + 3);
    bytes.writeUInt32LE(value, at * 8 + 4);
  }
  return bytes;
}
