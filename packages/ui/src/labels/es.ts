import type { KitLabels } from './kitLabels.ts';

/** The kit in Spanish. */
export const es: KitLabels = {
  common: {
    language: 'es',
    close: 'Cerrar',
    cancel: 'Cancelar',
    clear: 'Borrar',
    retry: 'Volver a intentarlo',
    moreActions: 'Más acciones',
    loading: 'Cargando…',
    saving: 'Guardando…',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  field: {
    optional: 'opcional',
    noMatch: 'Nada coincide',
    clearChosen: 'Quitar todas',
    impossibleDay: (day) => `El ${day} no existe.`,
    incompleteDay: 'La fecha está incompleta: complétala o bórrala.',
    incompleteTime: 'La hora está incompleta: complétala o bórrala.',
    unreadableDay: (text) => `«${text}» no es una fecha.`,
    notChosen: (text) => `«${text}» no está elegido: elige una opción de la lista o borra el texto.`,
  },
  richText: {
    gone: 'ya no está disponible',
  },
  form: {
    summary: 'Por favor, comprueba los errores en el formulario',
    unsaved: 'Hay cambios sin guardar',
    saved: 'Guardado hace un momento',
  },
  table: {
    failedMore: 'No hemos podido cargar esta parte',
  },
  columns: {
    open: 'Columnas',
    title: 'Columnas de la lista',
    moveUp: (column) => `Subir ${column}`,
    moveDown: (column) => `Bajar ${column}`,
    reset: 'Volver a las habituales',
    resize: (column) => `Anchura de ${column}`,
  },
  filters: {
    filters: 'Filtros',
    open: (active) => (active === 0 ? 'Filtros' : `Filtros (${active})`),
    remove: (filter) => `Quitar ${filter}`,
    clearAll: 'Quitar los filtros',
    show: 'Ver la lista',
    from: 'Desde',
    to: 'Hasta',
  },
  files: {
    browse: 'Elegir un archivo',
    browseSeveral: 'Elegir archivos',
    notOneFile: 'Elige un solo archivo.',
    notFiles: 'Suelta archivos, no carpetas.',
    remove: (name) => `Quitar ${name}`,
    retry: (name) => `Volver a intentar ${name}`,
  },
  chart: {
    showTable: 'Ver como tabla',
    showChart: 'Ver como gráfico',
    exportMenu: 'Exportar',
    exportPng: 'Imagen PNG',
    exportSvg: 'Dibujo SVG',
    fullScreen: 'Pantalla completa',
    closeFullScreen: 'Cerrar la pantalla completa',
  },
  split: {
    resize: 'Anchura de los paneles',
  },
  shell: {
    skipToContent: 'Saltar al contenido',
    navigation: 'Menú principal',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
  },
  record: {
    record: 'Ficha',
    open: (name) => `Datos de ${name}`,
    alerts: 'Avisos',
    states: 'Situación actual',
  },
};
