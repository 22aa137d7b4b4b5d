declare namespace PDFKit.Mixins {
  interface PDFImageFile {
    width: number;
    height: number;
  }
  interface PDFFont {
    /** The font in use; `font` is that of fontkit, which shapes the text. */
    _font: { font: { layout(text: string, features?: Record<string, boolean>): unknown } };
  }
  interface PDFImage {
    /** Reads a JPEG or PNG file, and throws for any other. */
    openImage(source: Buffer): PDFImageFile;
    image(source: PDFImageFile, x: number, y: number, options: { fit: [number, number] }): this;
  }
}
