import { BRAND, type Language, type LocalText } from '@orime/contracts';
import type { ArticleBlock } from '@orime/contracts/api/editorial/article';
import { TASK_MARK, type Chapter } from '@orime/contracts/api/editorial/collection';
import { writePdf, type Sheet } from '../../../house/documents/pdf.ts';

const TITLE: Readonly<Record<Language, string>> = { en: 'Marketing handbook', jp: 'マーケティング・ハンドブック' };
const CONTENTS: Readonly<Record<Language, string>> = { en: 'Contents', jp: '目次' };
const NOTES: Readonly<Record<Language, string>> = { en: 'Notes', jp: '注' };
const BOX_SIZE = 8;
const INDENT = 18;

/** The handbook to print: a title page with the contents, then each chapter from a new page on, with boxes to tick. */
export async function writeHandbookPdf(chapters: readonly Chapter[], language: Language): Promise<Buffer> {
  return writePdf({ title: `${BRAND.name} ${TITLE[language]}`, language }, (sheet) => {
    sheet.text(BRAND.name, { size: 11, bold: true });
    sheet.space(160);
    sheet.text(TITLE[language], { size: 30, bold: true });
    sheet.space(40);
    sheet.text(CONTENTS[language], { size: 12, bold: true });
    sheet.space(8);
    for (const { title } of chapters) {
      sheet.text(say(title, language), { size: 11 });
      sheet.space(4);
    }
    for (const chapter of chapters) {
      sheet.pdf.addPage();
      writeChapter(sheet, chapter, language);
    }
  });
}

function writeChapter(sheet: Sheet, { title, dek, body }: Chapter, language: Language): void {
  sheet.text(say(title, language), { size: 20, bold: true });
  sheet.space(6);
  sheet.text(say(dek, language), { size: 11, muted: true });
  sheet.space(18);
  for (const block of body) writeBlock(sheet, block);
  const notes = body.filter((block) => block.type === 'footnote');
  if (notes.length === 0) return;
  sheet.space(10);
  sheet.text(NOTES[language], { size: 9, bold: true });
  for (const { number, text } of notes) sheet.text(`${String(number)}. ${plain(text)}`, { size: 8, muted: true });
}

/** Words only: pictures and cards are for the screen. */
function writeBlock(sheet: Sheet, block: ArticleBlock): void {
  switch (block.type) {
    case 'heading':
      sheet.space(8);
      sheet.text(block.text, { size: 13, bold: true });
      sheet.space(5);
      return;
    case 'paragraph': {
      const text = plain(block.text);
      if (text.startsWith(TASK_MARK)) writeTask(sheet, text.slice(TASK_MARK.length));
      else sheet.text(text, { size: 10 });
      sheet.space(7);
      return;
    }
    case 'quote':
      sheet.space(4);
      sheet.text(plain(block.text), { size: 12, muted: true });
      sheet.space(11);
      return;
    case 'image':
    case 'gallery':
    case 'video':
    case 'product':
    case 'designer':
    case 'divider':
    case 'footnote':
  }
}

/** A box to tick with a pen, and the task beside it. */
function writeTask(sheet: Sheet, task: string): void {
  const { pdf } = sheet;
  const left = pdf.page.margins.left;
  const width = sheet.width - INDENT;
  pdf.font('regular').fontSize(10).fillColor('#111');
  const height = pdf.heightOfString(task, { width });
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  const top = pdf.y;
  pdf
    .rect(left, top + 3, BOX_SIZE, BOX_SIZE)
    .lineWidth(0.8)
    .strokeColor('#111')
    .stroke();
  pdf.text(task, left + INDENT, top, { width });
}

/** The words of a text that may have marks, with its references as numbers. */
function plain(text: string | readonly { readonly text: string }[]): string {
  const words = typeof text === 'string' ? text : text.map((run) => run.text).join('');
  return words.replaceAll(/\[\^(\d+)\]/g, ' ($1)');
}

function say(text: LocalText, language: Language): string {
  return text[language] || text.en || text.jp;
}
