/** A file as the browser gives it. */
export type TextFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;
