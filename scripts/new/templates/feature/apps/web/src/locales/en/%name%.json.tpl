{
  "title": "%Records words%",
  "new": "New %record words%",
  "edit": "Edit",
  "save": "Save",
  "field": {
    "title": "Title",
    "text": "Text",
    "createdAt": "Date"
  },
  "empty": {
    "title": "Nothing here yet",
    "text": "The %records words% of this patient will be here."
  },
  "delete": {
    "action": "Delete",
    "title": "Delete “{{title}}”?",
    "text": "This cannot be undone.",
    "confirm": "Yes, delete"
  }
}
