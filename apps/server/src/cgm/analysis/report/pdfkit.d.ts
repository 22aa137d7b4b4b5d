declare namespace PDFKit.Mixins {
  interface PDFImageFile {
    width: number;
    height: number;
  }
  interface PDFImage {
    /** Reads a JPEG or PNG file, and throws for any other. */
    openImage(source: Buffer): PDFImageFile;
    image(source: PDFImageFile, x: number, y: number, options: { fit: [number, number] }): this;
  }
}
