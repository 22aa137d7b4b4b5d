declare module 'fs-native-extensions' {
  /**
   * Takes the operating system's lock on a range of an open file; it ends with the handle.
   *
   * @returns false when another handle holds it, in this process or another
   * @throws when the file system does not support locks
   */
  export function tryLock(handle: number, offset: number, length: number): boolean;
}
